package zoetrope.scenes.collisions;

import zoetrope.mobject.TypedGroup;
import zoetrope.scenes.collisions.ElasticCollisions.State;

/** Two blocks that stand where a state of their collisions says. */
final class SlidingBlocks extends TypedGroup<Block, SlidingBlocks> {
  /** A block of one kilogram and another one. */
  SlidingBlocks(Mass large) {
    add(new Block(Mass.ONE), new Block(large));
  }

  /** The one at the wall. */
  Block small() {
    return first();
  }

  /** The other one. */
  Block large() {
    return last();
  }

  /** Stands both in their places. */
  SlidingBlocks stand(State state) {
    small().stand(state.small());
    large().stand(state.large() + Mass.ONE.side());
    return this;
  }
}
