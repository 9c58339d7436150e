package zoetrope.corpus;

import zoetrope.scene.Scene;

/** A scene that builds one of its methods and then rests. */
abstract class FlatScene extends Scene {
  private final CorpusCase current = CorpusCase.current();

  /** The variant to build. */
  final int variant = current.variant();

  @Override
  protected void construct() {
    if (current.tall()) {
      frameSize(9, 16);
    }
    current.build(this);
    pause(1);
  }
}
