/** Name of a content kind's file format. Each kind has its own, because writing depends on its fields. */
export const formatOf = (entity: string): string => `yaml-${entity}`;
