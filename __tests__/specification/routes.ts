/** The routes that the specification lists; the site may have others. */
export const specRoutes = [
  ...["/", "/about", "/blog", "/blog/react", "/blog/node", "/blog/vue", "/blog/flutter", "/blog/mobile-app"],
  ...["/blog/laravel", "/blog/choose-reactjs-for-web-development"],
  ...["/blog/business-focus-on-mobile-app-development", "/blog/flutter-app-development-for-business"],
  ...["/blog/benefits-with-nodejs-web-app-development", "/blog/benefits-of-laravel-web-development"],
  ...[
    "/blog/benefits-vuejs-development-tools-for-business",
    "/career",
    "/join-us",
    "/contact-us",
    "/thank-you",
  ],
  ...[
    "/frontend-development",
    "/mobile-app-development",
    "/portfolio",
    "/services",
    "/services/digital-marketing",
  ],
  ...["/services/ecommerce-solutions", "/services/mobile-app-development", "/services/ui-ux-and-graphics"],
  ...["/services/web-development", "/hire/laravel-developers", "/hire/mobile-app-developers"],
  ...["/hire/node-js-developers", "/hire/react-js-developer", "/hire/vue-js-developer"],
  ...["/portfolio/cost-split-app-solution", "/portfolio/crypto-portfolio-management-platform"],
  ...["/portfolio/digital-business-card-app-solution", "/portfolio/event-ticket-booking-app-development"],
  ...["/portfolio/grocery-delivery-app-development", "/portfolio/Inventory-management-software-solution"],
  ...["/portfolio/ngo-web-development", "/portfolio/sales-engagement-tool"],
  ...["/portfolio/video-editing-software-solution"],
];
