/**
 * What a new visitor may ask, written before any of it was tried, and the pages that answer it. Change the index when one of
 * them finds no way, not the question. Who has other pages asks other questions.
 */
export const questions: readonly [question: string, ...pages: string[]][] = [
  ["how much does a react developer cost", "/hire/react-js-developer"],
  ["sell tickets for our events", "/portfolio/event-ticket-booking-app-development"],
  ["website for a charity", "/portfolio/ngo-web-development"],
  ["can you sign an nda", "/contact-us", "/hire/react-js-developer"],
  ["who owns the code", "/hire/react-js-developer", "/contact-us"],
  ["is my personal data safe with you", "/privacy"],
  ["open position for a tester", "/join-us"],
  ["one app for iphone and android", "/mobile-app-development", "/services/mobile-app-development"],
  [
    "why should we choose vue",
    "/blog/benefits-vuejs-development-tools-for-business",
    "/hire/vue-js-developer",
  ],
  ["where is your office", "/contact-us"],
];
