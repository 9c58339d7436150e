package zoetrope.scene;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.sound.VoiceSettings;

/**
 * The languages in which a scene is written. A scene with texts in several languages declares an
 * enum parameter {@code language} whose constants are language tags, such as {@code EN}.
 */
final class WrittenLanguages {
  private static final String PARAMETER = "language";

  private WrittenLanguages() {}

  /**
   * Returns the parameter values of a run with the language that the voice settings ask for. If the
   * scene is not written in this language, the value is the original language, from which the texts
   * are translated. A value in {@code given} stays.
   */
  static Map<String, String> parameters(
      Scene scene, Map<String, String> given, VoiceSettings voice) {
    Optional<Parameter<?>> parameter = parameter(scene);
    if (voice.language().isEmpty() || given.containsKey(PARAMETER) || parameter.isEmpty()) {
      return given;
    }
    List<String> written = List.of(parameter.get().type().split("\\|"));
    String language = written.contains(voice.language()) ? voice.language() : voice.original();
    if (!written.contains(language)) {
      return given;
    }
    Map<String, String> values = new HashMap<>(given);
    values.put(PARAMETER, language);
    return values;
  }

  /** Returns voice settings whose original language is the one that the parameter has chosen. */
  static VoiceSettings voice(Scene scene, VoiceSettings voice) {
    return parameter(scene)
        .map(Parameter::valueText)
        .filter(VoiceSettings::isLanguage)
        .map(voice::withOriginal)
        .orElse(voice);
  }

  private static Optional<Parameter<?>> parameter(Scene scene) {
    return scene.parameters().stream()
        .filter(parameter -> parameter.name().equals(PARAMETER))
        .filter(parameter -> parameter.defaultValue() instanceof Enum)
        .findFirst();
  }
}
