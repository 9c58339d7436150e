package zoetrope.cli;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Scene;

/** A scene that needs some memory: many letters move in each frame. */
public final class ManyLetters extends Scene {
  @Override
  protected void construct() {
    var letters = text("attention is all you need ".repeat(12)).setWidth(13);
    letters.addUpdater((t, dt) -> t.rotate(dt));
    add(letters);
    pause(3);
  }
}
