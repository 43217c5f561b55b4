import { Button } from "../button/button";
import { Picture } from "../picture/picture";
import * as kit from "./kit";
import { samplePicture } from "./samples";

const offers = [
  { name: "A day", text: "One question, answered on paper.", price: "$900" },
  { name: "A month", text: "One thing, built and running.", price: "$12,000" },
  { name: "A year", text: "A team that stays.", price: "$120,000" },
];

/** A whole section without CSS of its own: three offers to compare, and a picture. */
export default () => (
  <div className={kit.stack(7)}>
    <div className={kit.split(7, "first")}>
      <div className={kit.stack(4)}>
        <h3 className={kit.text(["3xl"])}>Three ways to begin</h3>
        <p className={kit.text(["lg", "soft"])}>The same people, for as long as you need them.</p>
      </div>
      <Picture file={samplePicture} alt="" className={kit.frame("contain")} />
    </div>
    <ul className={kit.tiles(5, "usual")}>
      {offers.map(({ name, text, price }) => (
        <li key={name} className={kit.card(["raised", "pad-6"], kit.column(3))}>
          <h4>{name}</h4>
          <p className={kit.text(["title", "2xl"])}>{price}</p>
          <p className={kit.text(["soft"])}>{text}</p>
          <div className={kit.atEnd()}>
            <Button variant="secondary">Choose</Button>
          </div>
        </li>
      ))}
    </ul>
    <div className={kit.cluster(2)}>
      <span className={kit.card(["panel", "pad-2"], kit.text(["sm", "strong"]))}>On a panel</span>
      <span className={kit.card(["lifted", "pad-2"], kit.text(["sm"]))}>Lifted</span>
    </div>
    <ul className={kit.columns(3, 5, kit.lines())}>
      {offers.map(({ name, text }) => (
        <li key={name} className={kit.stack(2)}>
          <strong>{name}</strong>
          <span className={kit.text(["balance"])}>{text}</span>
        </li>
      ))}
    </ul>
    <ul className={kit.cluster(4)}>
      {offers.map(({ name }, index) => (
        <li key={name} className={kit.card(["panel", "pad-4"])} data-hue={kit.hueAt(index)}>
          <Picture file={samplePicture} alt="" className={kit.object("small")} />
        </li>
      ))}
    </ul>
    <ul className={kit.cluster(2, kit.sideways())}>
      {offers.map(({ name }, index) => (
        <li key={name}>
          <a href={`#${name}`} className={kit.pill("edged")} aria-current={index === 1 || undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
    <ul className={kit.desktopColumns(2, 4)}>
      {offers.slice(1).map(({ name, text }, index) => (
        <li key={name} className={kit.beside(3, kit.marker("number"))} data-hue={kit.hueAt(index)}>
          {text}
        </li>
      ))}
    </ul>
    <ul className={kit.threes(4)}>
      {offers.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <ul className={kit.twoUp(4, 4)}>
      {["Ada", "Mark", "Ines", "Tom"].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <ol className={kit.cluster(4)}>
      {(["number", "number", "bead"] as const).map((look, index) => (
        <li key={index} className={kit.row(2, kit.marker(look))} data-hue={kit.hueAt(index)}>
          {look}
        </li>
      ))}
    </ol>
    <div className={kit.cluster(3)} data-hue="teal">
      {(["m", "l", "pill"] as const).map((size) => (
        <span key={size} className={kit.card(["panel", "clay", "pad-4"], kit.corners(size))}>
          {size}
        </span>
      ))}
      <button type="button" className={kit.card(["panel", "pad-4"], kit.middle(kit.focusInside()))}>
        Focus inside
      </button>
    </div>
    <p className={kit.row(3, kit.icon("plus"))}>
      <strong>In a row</strong>
      <span className={kit.text(["soft"])}>centred on one line</span>
    </p>
  </div>
);
