package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

/** A block on the floor with its mass above it. */
final class Block extends TypedGroup<Mobject<?>, Block> {
  private static final double GAP = 0.15;

  private final Square body;
  private final Text label;

  Block(Mass mass) {
    body = square(Room.scale() * mass.side()).setStroke(WHITE, 2).setFill(mass.color(), 1);
    label = text(mass.name()).fontSize(36);
    add(body, label);
    stand(0);
  }

  /** Returns the block without its label. */
  Square body() {
    return body;
  }

  /** Moves the block so that its left side has the given distance from the wall. */
  Block stand(double distance) {
    body.moveTo(Room.place(distance), DL);
    label.nextTo(body, UP, GAP);
    return this;
  }
}
