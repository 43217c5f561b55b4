import type { ReactNode, SVGProps } from "react";

/** Size of every drawing, in its own units: one unit is about a pixel on a phone. */
export const drawn = { width: 360, height: 250 };

interface DrawingProps extends SVGProps<SVGSVGElement> {
  children: ReactNode;
}

export const Drawing = ({ children, ...rest }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${drawn.width} ${drawn.height}`}
    fontSize={12}
    fontWeight={600}
    fill="var(--ink)"
    aria-hidden="true"
    {...rest}
  >
    {children}
  </svg>
);
