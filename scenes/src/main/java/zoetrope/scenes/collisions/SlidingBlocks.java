package zoetrope.scenes.collisions;

import zoetrope.mobject.TypedGroup;
import zoetrope.scenes.collisions.ElasticCollisions.State;

/** Two blocks at the positions of a simulated state. */
final class SlidingBlocks extends TypedGroup<Block, SlidingBlocks> {
  /** Creates a block of one kilogram and another one of mass {@code large}. */
  SlidingBlocks(Mass large) {
    add(new Block(Mass.ONE), new Block(large));
  }

  /** Returns the block near the wall. */
  Block small() {
    return first();
  }

  /** Returns the block that is farther from the wall. */
  Block large() {
    return last();
  }

  /** Moves both blocks to their positions in {@code state}. */
  SlidingBlocks stand(State state) {
    small().stand(state.small());
    large().stand(state.large() + Mass.ONE.side());
    return this;
  }
}
