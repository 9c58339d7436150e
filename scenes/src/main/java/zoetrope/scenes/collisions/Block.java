package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

/** A block with its mass above it, which stands on the floor. */
final class Block extends TypedGroup<Mobject<?>, Block> {
  private static final double GAP = 0.15;

  private final Square body;
  private final Text label;

  Block(Mass mass) {
    body = square(mass.side()).setStroke(WHITE, 2).setFill(mass.color(), 1);
    label = text(mass.name()).fontSize(36);
    add(body, label);
    stand(0);
  }

  /** The block without its label. */
  Square body() {
    return body;
  }

  /** Stands its left side at a distance from the wall. */
  Block stand(double distance) {
    body.moveTo(Room.place(distance), DL);
    label.nextTo(body, UP, GAP);
    return this;
  }
}
