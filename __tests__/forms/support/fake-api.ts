/** One recorded request. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Answer = (init: RequestInit) => Promise<Response>;

/** A response of the API: JSON unless `body` is a string. */
export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = {
    ok: status < 300,
    status,
    headers: new Headers(headers),
    text: () => Promise.resolve(text),
  };
  return () => Promise.resolve(response as Response);
};

export const offline: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** Responds after a delay, unless the request is aborted first. */
export const slow =
  (ms: number, answer: Answer): Answer =>
  (init) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => resolve(answer(init)), ms);
      init.signal?.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new DOMException("Aborted", "AbortError"));
      });
    });

export const challenge = {
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    nonce: "00",
    salt: "00",
    cost: 1,
    keyLength: 32,
    keyPrefix: "00",
  },
  signature: "signed",
};

/** Replaces `fetch` by a fake of the API with defaults that a test can override. */
export class FakeApi {
  calls: Call[] = [];
  private answers = new Map<string, Answer[]>();

  /** Sets the responses of a URL, in order; the last one repeats. */
  on(url: string, ...answers: Answer[]): this {
    this.answers.set(url, answers);
    return this;
  }

  install(): this {
    global.fetch = ((url: string, init: RequestInit = {}) => this.answer(url, init)) as typeof fetch;
    this.on("/api/captcha/challenge", reply(200, challenge));
    for (const call of ["ContactUs", "Hireus", "Career"]) {
      this.on(`/api/enquiry/${call}`, reply(201, { data: { reference: "KW-1" } }));
    }
    return this;
  }

  get posts(): Call[] {
    return this.calls.filter(({ method }) => method === "POST");
  }

  private answer(url: string, init: RequestInit): Promise<Response> {
    const { method = "GET", headers, body } = init;
    this.calls.push({
      method,
      url,
      headers: (headers ?? {}) as Record<string, string>,
      body: body as string | undefined,
    });
    const answers = this.answers.get(url) ?? [reply(404, "")];
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next!(init);
  }
}
