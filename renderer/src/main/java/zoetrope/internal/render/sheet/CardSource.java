package zoetrope.internal.render.sheet;

import java.util.List;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;

/** An observer that collects the frames of a storyboard sheet while a scene runs. */
interface CardSource extends StageObserver {
  /**
   * Returns the cards of the sheet. Each card is a frame with its caption. Must be called after the
   * scene has ended.
   */
  List<SheetCard> cards(StageResult result);

  /** Returns a warning for each time of the sheet that is after the end of the scene. */
  default List<String> late(StageResult result) {
    return List.of();
  }
}
