import { useEffect, useRef, useState } from "react";

/** Long enough for a slider that is being dragged, short enough for a response. */
const stillForMs = 600;

/** Announces a result to screen readers when it has stayed the same for a moment. The first result is not announced. */
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
