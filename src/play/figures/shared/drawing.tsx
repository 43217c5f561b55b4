import type { ReactNode, SVGProps, PointerEvent } from "react";

interface ClayProps {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  fill: string;
  stroke?: string;
  className?: string | undefined;
}

/** Width of the shade at the right and at the bottom. */
const edge = 2.5;

/** A piece of clay: a block with rounded corners, lit from the upper left. */
export const Clay = ({ x, y, width, height, radius = 10, fill, stroke, className }: ClayProps) => (
  <>
    <rect {...{ x, y, width, height, className }} rx={radius} fill={fill} stroke={stroke} />
    <rect {...{ x, y, width, height }} rx={radius} fill="var(--night)" opacity={0.14} />
    <rect
      {...{ x, y, className }}
      width={width - edge}
      height={height - edge}
      rx={Math.max(0, radius - edge / 2)}
      fill={fill}
    />
  </>
);

/** Position of a finger as a fraction of the element's width, and whether the finger has just come down or up. */
type OnDrag = (place: number, phase: "start" | "move" | "end") => void;

const placeOf = ({ currentTarget, clientX }: PointerEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (clientX - left) / width));
};

/** Handlers that follow a finger or the mouse over an element, beyond its edges too. */
export const dragHandlers = (onDrag: OnDrag) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button > 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    onDrag(placeOf(event), "start");
  },
  onPointerMove: (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture?.(event.pointerId)) onDrag(placeOf(event), "move");
  },
  onLostPointerCapture: (event: PointerEvent) => onDrag(placeOf(event), "end"),
});

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
