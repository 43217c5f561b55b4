import { Diagram } from "./diagram";

const DiagramExample = () => (
  <Diagram
    diagram={{
      caption: "Half of it is waiting.",
      image: {
        drawing:
          '<svg viewBox="0 0 360 60" role="img"><title>Two halves</title><rect width="176" height="60" fill="var(--sun)"/><rect x="184" width="176" height="60" fill="var(--brand)"/></svg>',
      },
    }}
  />
);

export default DiagramExample;
