import { useEffect, useRef, useState } from "react";

/** Long enough for a slider that is being dragged, short enough for an answer. */
const stillForMs = 600;

/** Says a result to screen readers once it has stood still for a moment. What stood there at first is not said. */
export const Spoken = ({ children: text }: { children: string }) => {
  const [said, setSaid] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = "";
    const timer = setTimeout(() => setSaid(text), stillForMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
};
