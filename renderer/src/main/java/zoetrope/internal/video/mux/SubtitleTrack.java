package zoetrope.internal.video.mux;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_MOV_TEXT;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_SUBRIP;
import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_WEBVTT;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_SUBTITLE;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import zoetrope.internal.video.segment.H264Headers;
import zoetrope.output.SubtitleCodec;

/** The subtitles of a video as a track that viewers switch on or off. */
final class SubtitleTrack {
  /**
   * The maximum number of UTF-16 units of a text, so that it has fewer than 65,536 bytes in UTF-8.
   */
  private static final int MAX_TEXT_LENGTH = 16_000;

  private final SubtitleCodec codec;
  private final String language;
  private final Deque<SubtitleCue> waiting = new ArrayDeque<>();

  /**
   * Creates a track.
   *
   * @param cues in order, without overlaps
   * @param language the language's tag, such as {@code de} or {@code pt-BR}
   */
  SubtitleTrack(SubtitleCodec codec, List<SubtitleCue> cues, String language) {
    this.codec = codec;
    this.language = language;
    long end = 0;
    for (SubtitleCue cue : cues) {
      if (codec == SubtitleCodec.MOV_TEXT && cue.start() > end) {
        // In MP4, a sample lasts until the next one, so each gap needs a sample without text.
        waiting.add(new SubtitleCue(end, cue.start(), ""));
      }
      waiting.add(cue);
      end = cue.end();
    }
  }

  /** Returns the code of the language in ISO 639-2, such as {@code deu}; {@code und} if unknown. */
  String languageCode() {
    try {
      String code = Locale.forLanguageTag(language).getISO3Language();
      return code.isEmpty() ? "und" : code;
    } catch (MissingResourceException e) {
      return "und";
    }
  }

  /**
   * Fills in the parameters of the track's codec. {@code what} completes the message "cannot ...".
   */
  void describe(AVCodecParameters parameters, String what) {
    parameters.codec_type(AVMEDIA_TYPE_SUBTITLE);
    switch (codec) {
      case MOV_TEXT -> {
        parameters.codec_id(AV_CODEC_ID_MOV_TEXT);
        H264Headers.addExtra(parameters, sampleDescription(), what);
      }
      case SUBRIP -> parameters.codec_id(AV_CODEC_ID_SUBRIP);
      case WEBVTT -> parameters.codec_id(AV_CODEC_ID_WEBVTT);
    }
  }

  /**
   * Returns the style of all samples: white, centred at the bottom. The fields are those of
   * TextSampleEntry in 3GPP TS 26.245, section 5.16.
   */
  private static byte[] sampleDescription() {
    byte[] font = "Arial".getBytes(StandardCharsets.US_ASCII);
    return ByteBuffer.allocate(43 + font.length)
        .putInt(0) // display flags
        .put((byte) 1) // centred
        .put((byte) -1) // at the bottom
        .putInt(0) // transparent background
        .putLong(0) // default text box
        .putInt(0) // all characters
        .putShort((short) 1) // number of the font
        .put((byte) 0) // neither bold nor italic
        .put((byte) 16) // size
        .putInt(-1) // white
        .putInt(13 + font.length)
        .put("ftab".getBytes(StandardCharsets.US_ASCII))
        .putShort((short) 1) // number of fonts
        .putShort((short) 1) // number of the font
        .put((byte) font.length)
        .put(font)
        .array();
  }

  /** Writes all cues that begin before a time and are not yet written. */
  void writeBefore(long millis, Muxer muxer) {
    while (!waiting.isEmpty() && waiting.peek().start() < millis) {
      SubtitleCue cue = waiting.remove();
      muxer.writeSubtitle(packet(cue), cue.start(), cue.end() - cue.start());
    }
  }

  private byte[] packet(SubtitleCue cue) {
    String text = cue.text();
    return switch (codec) {
      case SUBRIP -> text.getBytes(StandardCharsets.UTF_8);
      case WEBVTT -> cue.webVtt().getBytes(StandardCharsets.UTF_8);
      case MOV_TEXT -> {
        byte[] bytes =
            text.substring(0, Math.min(text.length(), MAX_TEXT_LENGTH))
                .getBytes(StandardCharsets.UTF_8);
        yield ByteBuffer.allocate(2 + bytes.length)
            .putShort((short) bytes.length)
            .put(bytes)
            .array();
      }
    };
  }
}
