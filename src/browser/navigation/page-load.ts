/** Reloads the page. A function of its own, because jsdom does not let tests replace `location.reload`. */
export const reloadPage = (): void => window.location.reload();

export const openPage = (address: string): void => window.location.assign(address);
