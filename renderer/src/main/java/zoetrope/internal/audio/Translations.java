package zoetrope.internal.audio;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.ScreenTexts;
import zoetrope.internal.files.TextResource;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundException;
import zoetrope.sound.VoiceSettings;

/**
 * The spoken lines and the texts on the screen of a scene in another language. They are in a UTF-8
 * properties file in the scene's folder, {@code voice/SCENE/lines.LANGUAGE.properties}. A file of
 * the same name in the current folder takes precedence, line by line. The key of a line is the name
 * of its recording. A different subtitle for the line has the same key with {@code .subtitle}
 * appended. The key of a text on the screen is made in the same way and begins with {@code text.}.
 */
public final class Translations {
  private static final int MAX_MEGABYTES = 16;

  private final Properties lines;

  private Translations(Properties lines) {
    this.lines = lines;
  }

  /** Returns the resource name of a scene's translation, relative to the scene. */
  public static String resource(Class<?> scene, String language) {
    return "voice/" + scene.getSimpleName() + "/" + fileName(language);
  }

  public static String fileName(String language) {
    return "lines." + language + ".properties";
  }

  /**
   * Returns the settings for one scene. If the requested language is the original one, and the
   * scene has no translation to it, the language of the result is empty.
   */
  public static VoiceSettings settings(Class<?> scene, VoiceSettings voice) {
    boolean isOriginal = voice.language().equals(voice.original());
    try {
      return isOriginal && find(scene, voice.language()).isEmpty() ? voice.withLanguage("") : voice;
    } catch (SoundException e) {
      return voice; // The first translated line or text reports the broken file.
    }
  }

  /**
   * Loads the translated lines of a scene.
   *
   * @throws SoundException when the file is missing, or cannot be read
   */
  public static Translations of(Class<?> scene, String language) {
    return find(scene, language)
        .orElseThrow(
            () ->
                new SoundException(
                    Messages.of(
                        "%s is not translated to %s: there is no %s in its folder or in the"
                            + " current folder; 'render voice' can write it",
                        scene.getSimpleName(), language, resource(scene, language))));
  }

  /**
   * Loads the translations of a scene; empty if the file is missing.
   *
   * @throws SoundException when the file cannot be read
   */
  public static Optional<Translations> find(Class<?> scene, String language) {
    String name = resource(scene, language);
    Properties lines = new Properties();
    Optional<String> shipped = TextResource.read(scene, name, MAX_MEGABYTES, SoundException::new);
    shipped.ifPresent(text -> load(lines, name, text));
    Optional<String> own = TextResource.file(Path.of(name), MAX_MEGABYTES, SoundException::new);
    own.ifPresent(text -> load(lines, name, text));
    return shipped.or(() -> own).map(text -> new Translations(lines));
  }

  /** Adds the lines of a file. Empty values replace nothing. */
  private static void load(Properties lines, String name, String text) {
    try {
      Properties loaded = new Properties();
      loaded.load(new StringReader(text));
      loaded.forEach((key, line) -> lines.merge(key, line, Translations::preferred));
    } catch (IOException | IllegalArgumentException e) {
      throw new SoundException(name + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static Object preferred(Object earlier, Object later) {
    return later.toString().isBlank() ? earlier : later;
  }

  /** Returns an object that translates the texts on the screen during one run of a scene. */
  public static ScreenTexts texts(Class<?> scene, String language) {
    Map<String, Optional<Translations>> loaded = new HashMap<>();
    return new ScreenTexts(
        language,
        resource(scene, language),
        Translations::key,
        text ->
            loaded
                .computeIfAbsent(language, name -> find(scene, name))
                .flatMap(all -> all.text(key(text))));
  }

  /** Returns the key of a text on the screen. */
  public static String key(String text) {
    return "text." + new LineText(text.strip(), Map.of()).fileName();
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
