package zoetrope.render;

import java.io.Serializable;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.output.VideoCodec;
import zoetrope.sound.VoiceSettings;

/** The {@link RenderSettings} that pictures depend on, in a form that can be sent. */
record FarmSettings(
    int width,
    int height,
    int frames,
    int seconds,
    double crf,
    String preset,
    long seed,
    LinkedHashMap<String, String> parameters,
    FrameFit fit,
    long timeoutNanos,
    VoiceSettings.Kind voice,
    String command,
    double wordsAMinute,
    String language,
    boolean burnsSubtitles,
    boolean transparent,
    VideoCodec codec,
    boolean lossless)
    implements Serializable {
  private static final long serialVersionUID = 1;

  static FarmSettings of(RenderSettings s) {
    VoiceSettings voice = s.narration().voice();
    return new FarmSettings(
        s.width(),
        s.height(),
        s.rate().numerator(),
        s.rate().denominator(),
        s.crf(),
        s.preset(),
        s.seed(),
        new LinkedHashMap<>(s.parameters()),
        s.fit(),
        s.timeout().map(Duration::toNanos).orElse(0L),
        voice.kind(),
        voice.command(),
        voice.wordsAMinute(),
        voice.language(),
        s.narration().burnsSubtitles(),
        s.transparent(),
        s.format().codec().orElse(null),
        s.format().lossless());
  }

  /** The same again, to be worked on by so many workers. */
  RenderSettings settings(int jobs) {
    RenderSettings plain =
        new RenderSettings(
                width,
                height,
                new FrameRate(frames, seconds),
                crf,
                preset,
                jobs,
                seed,
                parameters,
                fit,
                timeoutNanos == 0 ? Optional.empty() : Optional.of(Duration.ofNanos(timeoutNanos)))
            .withVoice(new VoiceSettings(voice, command, wordsAMinute, language))
            .withFormat(new FilmFormat(Optional.ofNullable(codec), lossless));
    RenderSettings read = burnsSubtitles ? plain.withBurntSubtitles() : plain;
    return transparent ? read.withTransparency() : read;
  }
}
