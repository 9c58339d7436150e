package zoetrope.internal.render.sheet;

import java.util.List;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;

/** An observer that collects the frames of a sheet while a scene runs. */
interface CardSource extends StageObserver {
  /** Returns the cards; call this after the scene has ended. */
  List<SheetCard> cards(StageResult result);
}
