/** Loads the page anew. */
export const reloadPage = (): void => window.location.reload();

/** Goes to an address by a full page load. */
export const openPage = (address: string): void => window.location.assign(address);
