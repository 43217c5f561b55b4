/** What the specification says must stand on a page, word for word. An edit that drops one is seen. */
export const facts: Record<string, readonly string[]> = {
  "/": [
    ...["#1", "Request A Quote", "About Us", "5+", "1000+", "70+", "NDA"],
    ...["Web and Graphic Design", "Front end Development", "Back end Development", "Mobile App Development"],
    ...["Internet Marketing", "E-Commerce Solutions", "View all Services"],
  ],
  "/about": [
    ...["Accredited by", "Top Mobile App Development Company", "99%", "4.2", "4.5"],
    ...["Our Life", "Our Journey", "2013", "2024", "Our Core Values"],
    ...["Authenticity", "Offering Exceptional Value", "Leadership"],
    ...["Have an idea? Let's work together!", "Request a Proposal"],
    ...["Want to explore the career opportunities?", "Explore Career"],
  ],
  "/contact-us": [
    ...["Come meet us", "We Deliver", "We are here to help", "Consult our experts", "Available right now"],
    ...["Skype", "Get directions", "NDA"],
  ],
  "/career": [
    "Apply Here",
    "We Offer",
    "5 Days Working",
    "Flexible Timing",
    "PF Benefits",
    "Leave encashment",
  ],
  "/hire/node-js-developers": [
    ...["In-house developers", "client retention", "fast approach", "agile", "proficient developers"],
    ...["on-time delivery", "post delivery performance", "Our Portfolio", "Schedule a Developer Interview"],
    ...["API integration and development", "System architecture design", "Consulting", "Plugin development"],
    ...["Application migration", "Real-time chat", "$23", "$3200", "160 hours", "five lakhs"],
  ],
  "/hire/vue-js-developer": [
    ...["Ecommerce", "Enterprise", "Migration and integration", "Customized web development"],
    ...["Theme and template customization", "Testing support and maintenance"],
  ],
  "/hire/mobile-app-developers": ["Hire Mobile App Developers", "Let's Get Started", "3 to 4 months"],
  "/mobile-app-development": [
    ...[
      "Startups",
      "Enterprise",
      "Agencies",
      "iOS",
      "Android",
      "React Native",
      "Enterprise Mobile Solutions",
    ],
    ...["Inquire Now", "Learn More", "Hire iPhone Developer", "20 hour trial", "3 to 4 months"],
  ],
  "/services": [
    ...["UI/UX And Graphic Design", "Web Development", "eCommerce Solutions", "Mobile App Development"],
    ...["Digital Marketing", "Talk To Our Expert", "Find our imprints here", "E-commerce"],
  ],
  "/portfolio": ["All", "Mobile", "Websites", "E-Commerce", "CMS", "UI/UX"],
};

const steps = [
  ...["Understanding the requirement", "Prototype generation", "Design and Development", "QA testing"],
  ...["Delivery and Launch", "Delivery"],
];

/** What every page of a kind has. */
export const sharedFacts: readonly { under: RegExp; texts: readonly string[] }[] = [
  {
    under: /^\/hire\//,
    texts: [
      ...["70+", "40+", "20", "06", "NDA", "1-2 week", "Request a Free Quote"],
      ...["Schedule a meeting with our experts", "Schedule a Developer Interview", "Schedule a Call"],
      ...["How We Engage", "Part-Time Hiring", "Full Time Hiring", "Hourly Hiring", "View all projects"],
      ...["Our Portfolio", "Still have questions? Let's talk"],
      ...["Front End", "Mobile", "Backend", "Database", "CMS", "Project management Tools"],
      ...[
        "Healthcare",
        "Real-estate",
        "Hospitality",
        "Fintech",
        "Ecommerce",
        "Education",
        "Fashion",
        "Jewelry",
      ],
      ...steps,
    ],
  },
  {
    under: /^\/services\/./,
    texts: [
      ...["15 days risk-free trial", "Get Started Within 2 Business Days", "Request a Free Quote"],
      ...["Schedule a meeting with our experts", "Schedule a Call", "How We Engage"],
    ],
  },
  { under: /^\/services$/, texts: [...steps, "Healthcare", "Jewelry"] },
  { under: /^\/portfolio\/./, texts: ["View all Portfolio", "Technology stack", "Additional features"] },
  { under: /^\/(hire|services|portfolio)\/./, texts: ["Available right now"] },
];
