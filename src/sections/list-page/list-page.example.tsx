import { ListPage } from "./list-page";

const lists = [
  { label: "Everything", path: "/portfolio", current: false },
  { label: "Websites", path: "/portfolio#websites", current: true },
  { label: "Apps", path: "/portfolio#apps", current: false },
];

export default () => (
  <>
    <ListPage
      heading="Case studies, with narrower lists"
      text="Shops that we have built for potters."
      lists={lists}
      pager={{ list: "Case studies", number: 2, count: 5, pathOf: (number) => `/portfolio#${number}` }}
    >
      <p>The case studies of this page.</p>
    </ListPage>
    <ListPage
      heading="Articles, all in one list"
      text="Notes on glazes and on servers. This is the last page."
      pager={{ list: "Articles", number: 3, count: 3, pathOf: (number) => `/blog#${number}` }}
    >
      <p>The articles of this page.</p>
    </ListPage>
  </>
);
