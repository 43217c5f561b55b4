/** Mock of Gatsby, whose navigation exists in a built site only. */
export const navigate = jest.fn(() => Promise.resolve());

export const withPrefix = (path: string): string => path;
