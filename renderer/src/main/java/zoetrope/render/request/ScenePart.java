package zoetrope.render.request;

import java.util.List;
import java.util.OptionalInt;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;

/**
 * The part of a scene to render: a range of times, a section by its name, or plays by their numbers
 * or their line of source.
 */
public sealed interface ScenePart permits TimeRange, NamedSection, PlayRange, SourceLine {
  /** This part of a certain scene, for a part that goes by the scene's files; else the same. */
  default ScenePart in(SceneEntry scene) {
    return this;
  }

  /**
   * The frames of this part of a scene that was run at {@code rate}, with the result {@code whole}.
   *
   * @throws zoetrope.render.result.UsageException when the scene has none
   */
  FrameRange resolve(FrameRate rate, StageResult whole);

  /**
   * The play or pause that ends this part, of a scene with the result {@code whole}; empty where it
   * goes by times.
   *
   * @throws zoetrope.render.result.UsageException when the scene has none
   */
  default OptionalInt lastPlay(StageResult whole) {
    return OptionalInt.empty();
  }

  /**
   * The frames of this part as far as they are known while the scene runs and these sections have
   * begun: all that {@link #resolve} will name and have not passed yet, and none before them.
   */
  FrameRange known(FrameRate rate, List<Section> sections);

  /**
   * A form for file names: {@code 10-20}, {@code Softmax}, {@code play3}; empty for all of a scene.
   */
  String label();

  /** What the user should know of this part of the scene. */
  default List<String> warnings(FrameRate rate, StageResult whole) {
    return List.of();
  }
}
