/** Last path segment of each endpoint, spelled as in the specification. Forms and stored leads use the keys. */
export const callNames = { contact: "ContactUs", hire: "Hireus", career: "Career" } as const;

export type BodyKind = keyof typeof callNames;

export const bodyKinds = Object.keys(callNames) as BodyKind[];
