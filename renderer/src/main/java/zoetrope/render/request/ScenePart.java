package zoetrope.render.request;

import java.util.List;
import java.util.OptionalInt;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;

/**
 * The part of a scene to render: a time range, a section by name, or plays by their numbers or
 * their source line.
 */
public sealed interface ScenePart permits TimeRange, NamedSection, PlayRange, SourceLine {
  /** Returns this part, completed with the path of the source file if it needs this path. */
  default ScenePart in(SceneEntry scene) {
    return this;
  }

  /**
   * Returns the frames of this part of a scene that ran at {@code rate} with the result {@code
   * whole}.
   *
   * @throws zoetrope.render.result.UsageException if the scene has no such part
   */
  FrameRange resolve(FrameRate rate, StageResult whole);

  /**
   * Returns the play or pause that ends this part of a scene with the result {@code whole}; empty
   * for a time range.
   *
   * @throws zoetrope.render.result.UsageException if the scene has no such part
   */
  default OptionalInt lastPlay(StageResult whole) {
    return OptionalInt.empty();
  }

  /**
   * Returns the frames of this part as far as they are known while the scene runs, after these
   * sections have begun. The result contains all frames of {@link #resolve} that the scene has not
   * passed yet, and no frames before this part.
   */
  FrameRange known(FrameRate rate, List<Section> sections);

  /**
   * Returns a text for file names, such as {@code 10-20}, {@code Softmax}, {@code play3}; empty for
   * a whole scene.
   */
  String label();

  /** Returns warnings for the user about this part of the scene. */
  default List<String> warnings(FrameRate rate, StageResult whole) {
    return List.of();
  }
}
