export interface Fact {
  /** The page that must say it, or the pages whose paths match. */
  on: string | RegExp;
  /** The specification's own words, shortened. */
  sentence: string;
  /** What must stand on the page, letter case and kind of apostrophe aside. */
  texts: readonly string[];
}

const home: Fact[] = [
  {
    on: "/",
    sentence:
      "Banner with headline about being a #1 … company and a Request A Quote button. Summary section with an About Us button.",
    texts: ["#1", "Request A Quote", "About Us"],
  },
  {
    on: "/",
    sentence: "Other stats: 5+ awards, 1000+ clients, 70+ experts. An NDA is signed before work.",
    texts: ["5+", "1000+", "70+", "NDA"],
  },
  {
    on: "/",
    sentence:
      "Services section lists six services (Web and Graphic Design, …) with a View all Services link.",
    texts: [
      ...[
        "Web and Graphic Design",
        "Front end Development",
        "Back end Development",
        "Mobile App Development",
      ],
      ...["Internet Marketing", "E-Commerce Solutions", "View all Services"],
    ],
  },
];

const about: Fact[] = [
  {
    on: "/about",
    sentence:
      "Accredited-by carousel (Top Mobile App Development Company); Our Life gallery; Our Journey timeline.",
    texts: ["Accredited by", "Top Mobile App Development Company", "Our Life", "Our Journey", "2013", "2024"],
  },
  {
    on: "/about",
    sentence: "accreditation badge (… such as a 99% job success score, optional rating 4, 4.2 or 4.5)",
    texts: ["99%", "4.2", "4.5"],
  },
  {
    on: "/about",
    sentence: "Our Core Values (Authenticity, Offering Exceptional Value, Leadership)",
    texts: ["Our Core Values", "Authenticity", "Offering Exceptional Value", "Leadership"],
  },
  {
    on: "/about",
    sentence:
      "Have an idea? Let's work together! (proposal button) and Want to explore the career opportunities?",
    texts: [
      ...["Have an idea? Let's work together!", "Request a Proposal"],
      ...["Want to explore the career opportunities?", "Explore Career"],
    ],
  },
];

const contactAndCareer: Fact[] = [
  {
    on: "/contact-us",
    sentence:
      "Banner, Come meet us, contact details, enquiry form, We Deliver icons, We are here to help, Consult our experts.",
    texts: [
      "Come meet us",
      "We Deliver",
      "We are here to help",
      "Consult our experts",
      "Available right now",
    ],
  },
  {
    on: "/contact-us",
    sentence:
      "sales phone, messaging, email and skype contacts; two office addresses and a get-directions link",
    texts: ["Skype", "Get directions", "NDA"],
  },
  {
    on: "/career",
    sentence:
      "form titled Apply Here, a We Offers strip (5 Days Working, Flexible Timing, PF Benifits, Leave …)",
    texts: ["Apply Here", "We Offer", "5 Days Working", "Flexible Timing", "PF Benefits", "Leave encashment"],
  },
];

const hire: Fact[] = [
  {
    on: "/hire/node-js-developers",
    sentence: "Node: banner with seven bullets (in-house developers, client retention, fast approach, …)",
    texts: [
      ...["In-house developers", "client retention", "fast approach", "agile", "proficient developers"],
      ...["on-time delivery", "post delivery performance", "Our Portfolio", "Schedule a Developer Interview"],
    ],
  },
  {
    on: "/hire/node-js-developers",
    sentence:
      "six service tiles (API integration and development, system architecture design, consulting, …)",
    texts: [
      ...["API integration and development", "System architecture design", "Consulting"],
      ...["Plugin development", "Application migration", "Real-time chat"],
    ],
  },
  {
    on: "/hire/node-js-developers",
    sentence:
      "an hourly rate of about $23 and a monthly rate of $3200 for about 160 hours; average … salary … five lakhs",
    texts: ["$23", "$3200", "160 hours", "five lakhs"],
  },
  {
    on: "/hire/vue-js-developer",
    sentence:
      "Vue: six tiles (ecommerce, enterprise, migration and integration, customized web development, …)",
    texts: [
      ...["Ecommerce", "Enterprise", "Migration and integration", "Customized web development"],
      ...["Theme and template customization", "Testing support and maintenance"],
    ],
  },
  {
    on: "/hire/mobile-app-developers",
    sentence: "Mobile app: heading Hire Mobile App Developers, platform bullets, Let's Get Started button.",
    texts: ["Hire Mobile App Developers", "Let's Get Started"],
  },
  {
    on: /^\/(hire\/mobile-app-developers|mobile-app-development)$/,
    sentence: "a mobile app takes about 3 to 4 months",
    texts: ["3 to 4 months"],
  },
  {
    on: /^\/hire\//,
    sentence: "Stats counters: 70+, 40+, 20, 06. A 1-2 week risk-free trial (hire pages). An NDA is signed.",
    texts: ["70+", "40+", "20", "06", "NDA", "1-2 week"],
  },
  {
    on: /^\/hire\//,
    sentence:
      "Hire types: Part-Time Hiring, Full Time Hiring, Hourly Hiring. How We Engage (three contract types).",
    texts: ["How We Engage", "Part-Time Hiring", "Full Time Hiring", "Hourly Hiring"],
  },
  {
    on: /^\/hire\//,
    sentence:
      "Links: View all projects and Our Portfolio to /portfolio. The FAQ button Still have questions? …",
    texts: [
      ...["View all projects", "Our Portfolio", "Still have questions? Let's talk"],
      ...["Schedule a Developer Interview"],
    ],
  },
  {
    on: /^\/hire\//,
    sentence: "Technology tabs: Front End, Mobile, Backend, Database, CMS, Project management Tools",
    texts: ["Front End", "Mobile", "Backend", "Database", "CMS", "Project management Tools"],
  },
];

const services: Fact[] = [
  {
    on: "/mobile-app-development",
    sentence:
      "tabs Startups (default active), Enterprise, Agencies; service cards (iOS, Android, React Native, …)",
    texts: [
      ...["Startups", "Enterprise", "Agencies", "iOS", "Android", "React Native"],
      ...["Enterprise Mobile Solutions", "Inquire Now", "Learn More", "Hire iPhone Developer"],
    ],
  },
  {
    on: "/mobile-app-development",
    sentence: "a free 20 hour trial (mobile page)",
    texts: ["20 hour trial"],
  },
  {
    on: "/services",
    sentence: "banner listing five services … and a Talk To Out Expert button; … Find our imprints here",
    texts: [
      ...["UI/UX And Graphic Design", "Web Development", "eCommerce Solutions", "Mobile App Development"],
      ...["Digital Marketing", "Talk To Our Expert", "Find our imprints here", "E-commerce"],
    ],
  },
  {
    on: /^\/(hire|services)\/./,
    sentence:
      "banner with Request a Free Quotes link, … Schedule a meeting with our experts, Schedule a Call",
    texts: [
      ...["Request a Free Quote", "Schedule a meeting with our experts", "Schedule a Call", "How We Engage"],
    ],
  },
  {
    on: /^\/services\/./,
    sentence: "15 days risk-free trial and Get Started Within 2 Business Days (service pages)",
    texts: ["15 days risk-free trial", "Get Started Within 2 Business Days"],
  },
  {
    on: /^\/(hire\/.*|services)$/,
    sentence: "Process: six steps in order: Understanding the requirement, Prototype generation, …",
    texts: [
      ...["Understanding the requirement", "Prototype generation", "Design and Development", "QA testing"],
      ...["Delivery and Launch", "Delivery"],
    ],
  },
  {
    on: /^\/(hire\/.*|services)$/,
    sentence:
      "Industries: Healthcare, Real-estate, Hospitality, Fintech, Ecommerce, Education, Fashion, Jewelry",
    texts: [
      ...["Healthcare", "Real-estate", "Hospitality", "Fintech"],
      ...["Ecommerce", "Education", "Fashion", "Jewelry"],
    ],
  },
];

const portfolio: Fact[] = [
  {
    on: "/portfolio",
    sentence: "tabs All, Mobile, Websites, E-Commerce, CMS, UI/UX",
    texts: ["All", "Mobile", "Websites", "E-Commerce", "CMS", "UI/UX"],
  },
  {
    on: /^\/portfolio\/./,
    sentence: "additional features, technology stack, client feedback, … View all Portfolio to /portfolio",
    texts: ["View all Portfolio", "Technology stack", "Additional features"],
  },
  {
    on: /^\/(hire|services|portfolio)\/./,
    sentence: "shared sections: … available right now",
    texts: ["Available right now"],
  },
];

/** What pages must say, each with the sentence of the specification that it comes from. */
export const facts: Fact[] = [...home, ...about, ...contactAndCareer, ...hire, ...services, ...portfolio];
