import { clientConfig } from "../../config/client-config";
import { apiHeaders, get } from "./request";

const limitMs = 3_000;

/** The visitor's country as the geolocation address sees it, ISO 3166-1 alpha-2; null when it cannot be had. */
export const findCountry = async (): Promise<string | null> => {
  // A service of somebody else's gets no key, and no header that would need its permission.
  const ours = clientConfig.geoUrl.startsWith(`${clientConfig.apiUrl}/`);
  try {
    const { status, json } = await get(clientConfig.geoUrl, {
      headers: ours ? apiHeaders() : { Accept: "application/json" },
      limitMs,
    });
    const code = status === 200 ? (json as { countryCode?: unknown } | null)?.countryCode : null;
    return typeof code === "string" && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
  } catch {
    return null;
  }
};
