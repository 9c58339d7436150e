package zoetrope.render.request;

import java.util.List;
import java.util.Objects;
import zoetrope.frame.FrameRate;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Section;
import zoetrope.scene.StageResult;

/**
 * A section of a scene, which extends to the start of the next section or to the end of the scene.
 *
 * @param name the name in the scene
 */
public record NamedSection(String name) implements ScenePart {
  public NamedSection {
    Objects.requireNonNull(name, "name");
  }

  @Override
  public FrameRange resolve(FrameRate rate, StageResult whole) {
    int i = indexIn(whole.sections());
    if (i < 0) {
      throw new UsageException(
          "the scene has no section '" + name + "'; " + hint(whole.sections()));
    }
    return frames(i, rate, whole);
  }

  @Override
  public FrameRange known(FrameRate rate, List<Section> sections) {
    int i = indexIn(sections);
    return i < 0 ? FrameRange.NONE : framesOf(i, rate, sections, Long.MAX_VALUE);
  }

  private int indexIn(List<Section> sections) {
    return sections.stream().map(Section::name).toList().indexOf(name);
  }

  /**
   * Returns the name with a hyphen instead of each series of characters other than letters and
   * digits.
   */
  @Override
  public String label() {
    return name.replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "-");
  }

  /**
   * Returns the frames of section {@code i}; the range is empty if no frame begins in the section.
   */
  public static FrameRange framesOf(int i, FrameRate rate, StageResult whole) {
    return framesOf(i, rate, whole.sections(), whole.frames());
  }

  private static FrameRange framesOf(int i, FrameRate rate, List<Section> sections, long frames) {
    boolean last = i + 1 == sections.size();
    long end = last ? frames : sections.get(i + 1).start().firstFrame(rate);
    // A section at the very end of a scene has a start, but no frame.
    return new FrameRange(Math.min(sections.get(i).start().firstFrame(rate), end), end);
  }

  private FrameRange frames(int i, FrameRate rate, StageResult whole) {
    FrameRange frames = framesOf(i, rate, whole);
    if (frames.from() == frames.to()) {
      throw new UsageException(
          Messages.of(
              "no frames are left in the section '%s', which is from %.3f s to %.3f s",
              name, whole.sections().get(i).start().seconds(), whole.sectionEnd(i).seconds()));
    }
    return frames;
  }

  private String hint(List<Section> sections) {
    List<String> names = sections.stream().map(Section::name).toList();
    return Suggestions.question(name, names)
        .orElse(
            names.isEmpty()
                ? "it has no sections"
                : "its sections are " + String.join(", ", names));
  }
}
