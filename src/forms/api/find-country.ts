import { clientConfig } from "../../config/client-config";
import { textAt } from "../../content-model/records";
import { apiHeaders, get } from "./request";

const limitMs = 3_000;

/** The visitor's country (ISO 3166-1 alpha-2) from the geolocation endpoint; null when the request fails. */
export const findCountry = async (): Promise<string | null> => {
  // A third-party endpoint gets no API key, and no header that would cause a CORS preflight.
  const ours = clientConfig.geoUrl.startsWith(`${clientConfig.apiUrl}/`);
  try {
    const { status, json } = await get(clientConfig.geoUrl, {
      headers: ours ? apiHeaders() : { Accept: "application/json" },
      limitMs,
    });
    const code = status === 200 ? textAt(json, "countryCode") : undefined;
    return code && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
  } catch {
    return null;
  }
};
