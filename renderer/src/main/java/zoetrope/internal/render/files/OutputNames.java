package zoetrope.internal.render.files;

import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.output.Feature;
import zoetrope.output.OutputFormat;
import zoetrope.sound.SoundRole;

/**
 * The names of the files that are written to a folder: videos of sections, and tracks of the sound.
 */
public final class OutputNames {
  public static final String SECTION_INDEX = "sections.json";

  private static final Pattern SECTION = sections(OutputFormat::toString);
  private static final Pattern SUBTITLES = sections(format -> format.subtitleEnding().substring(1));

  private OutputNames() {}

  private static Pattern sections(Function<OutputFormat, String> ending) {
    return Pattern.compile(
        OutputFormat.films(Feature.SECTIONS).stream()
            .map(ending)
            .collect(Collectors.joining("|", "\\d{2,}(-.+)?\\.(", ")")));
  }

  public static boolean isSectionVideo(String name) {
    return SECTION.matcher(name).matches();
  }

  /**
   * Whether a file of this name belongs to the sections of a video: the index, a video or
   * subtitles.
   */
  public static boolean isOfSections(String name) {
    return name.equals(SECTION_INDEX) || isSectionVideo(name) || SUBTITLES.matcher(name).matches();
  }

  public static String track(SoundRole role) {
    return role.track() + ".wav";
  }

  public static boolean isTrack(String name) {
    return Stream.of(SoundRole.values()).anyMatch(role -> name.equals(track(role)));
  }
}
