package zoetrope.render;

import java.util.List;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;

/** The part of a scene to render: a range of times, or a section by its name. */
public sealed interface ScenePart permits TimeRange, NamedSection {
  /**
   * The frames of this part of a scene that was run at {@code rate}, with the result {@code whole}.
   *
   * @throws UsageException when the scene has none
   */
  FrameRange resolve(FrameRate rate, StageResult whole);

  /** A form for file names: {@code 10-20}, {@code Softmax}; empty for all of a scene. */
  String label();

  /** What the user should know of this part of the scene. */
  default List<String> warnings(FrameRate rate, StageResult whole) {
    return List.of();
  }
}
