package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;

/** A wall, hatched to show that it does not move, and the floor in front of it. */
final class Room extends TypedGroup<Line, Room> {
  private static final double WALL_X = -6;
  private static final double FLOOR_Y = -3;
  private static final double HEIGHT = 5.25;
  private static final double FLOOR_END = 15;
  private static final double HATCH = 0.35;

  Room() {
    add(line(place(0), at(FLOOR_END, FLOOR_Y)), line(place(0), at(WALL_X, FLOOR_Y + HEIGHT)));
    for (double y = FLOOR_Y; y < FLOOR_Y + HEIGHT - HATCH / 2; y += HATCH) {
      add(line(at(WALL_X - HATCH, y), at(WALL_X, y + HATCH)));
    }
    setStroke(GREY_A, 3);
  }

  /** Returns the point of the floor at a distance from the wall. */
  static Vec place(double distance) {
    return at(WALL_X + distance, FLOOR_Y);
  }
}
