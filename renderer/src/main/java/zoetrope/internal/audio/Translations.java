package zoetrope.internal.audio;

import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.Properties;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.TextResource;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundException;

/**
 * The spoken lines of a scene in another language. They are in a UTF-8 properties file in the
 * scene's folder, {@code voice/SCENE/lines.LANGUAGE.properties}. The key of a line is the name of
 * its recording. A different subtitle for the line has the same key with {@code .subtitle}
 * appended.
 */
public final class Translations {
  private static final int MAX_MEGABYTES = 16;

  private final Properties lines;

  private Translations(Properties lines) {
    this.lines = lines;
  }

  /** Returns the resource name of a scene's translation, relative to the scene. */
  public static String resource(Class<?> scene, String language) {
    return "voice/" + scene.getSimpleName() + "/lines." + language + ".properties";
  }

  /**
   * Loads the translated lines of a scene.
   *
   * @throws SoundException when the file is missing, or cannot be read
   */
  public static Translations of(Class<?> scene, String language) {
    String name = resource(scene, language);
    String text =
        TextResource.read(scene, name, MAX_MEGABYTES, SoundException::new)
            .orElseThrow(
                () ->
                    new SoundException(
                        Messages.of(
                            "%s is not translated to %s: there is no %s in its folder",
                            scene.getSimpleName(), language, name)));
    try {
      Properties lines = new Properties();
      lines.load(new StringReader(text));
      return new Translations(lines);
    } catch (IOException | IllegalArgumentException e) {
      throw new SoundException(name + " cannot be read: " + e.getMessage(), e);
    }
  }

  public Optional<String> line(LineText original) {
    return text(original.fileName());
  }

  /** Returns the subtitle to show in place of a line's words; empty if none is given. */
  public Optional<String> subtitle(LineText original) {
    return text(original.fileName() + ".subtitle");
  }

  private Optional<String> text(String key) {
    return Optional.ofNullable(lines.getProperty(key)).filter(text -> !text.isBlank());
  }
}
