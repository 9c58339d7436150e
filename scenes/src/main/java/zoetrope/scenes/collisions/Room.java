package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.scenes.components.FrameShape;

/** A wall, hatched to show that it does not move, and the floor in front of it. */
final class Room extends TypedGroup<Line, Room> {
  private static final double FLOOR_END = 15;
  private static final double HATCH = 0.35;

  Room() {
    FrameShape shape = FrameShape.current();
    Vec corner = place(0);
    double top = corner.y() + shape.choose(5.25, 7, 8.4);
    add(line(corner, at(FLOOR_END, corner.y())), line(corner, at(corner.x(), top)));
    for (double y = corner.y(); y < top - HATCH / 2; y += HATCH) {
      add(line(at(corner.x() - HATCH, y), at(corner.x(), y + HATCH)));
    }
    setStroke(GREY_A, 3);
  }

  /** Returns the point of the floor at a distance from the wall. */
  static Vec place(double distance) {
    return FrameShape.current()
        .choose(at(-6, -3), at(-4.5, -3.9), at(-3.8, -5))
        .plus(at(scale() * distance, 0));
  }

  /** Returns the length on the stage of one unit of the simulation. */
  static double scale() {
    return FrameShape.current().choose(1, 0.84, 0.72);
  }
}
