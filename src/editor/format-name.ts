/** The name of the file format of a kind of file; each has its own, so that each is written with its fields in mind. */
export const formatOf = (entity: string): string => `yaml-${entity}`;
