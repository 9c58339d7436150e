package zoetrope.corpus;

import zoetrope.scene.ThreeDScene;

/** A scene in space that builds one of its methods and then rests. */
abstract class SpaceScene extends ThreeDScene {
  private final CorpusCase current = CorpusCase.current();

  /** The variant to build. */
  final int variant = current.variant();

  @Override
  protected void construct() {
    current.build(this);
    pause(1);
  }
}
