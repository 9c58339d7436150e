package zoetrope.internal.video.segment;

import static org.bytedeco.ffmpeg.global.avcodec.AV_CODEC_ID_H264;
import static org.bytedeco.ffmpeg.global.avcodec.AV_INPUT_BUFFER_PADDING_SIZE;
import static org.bytedeco.ffmpeg.global.avutil.av_mallocz;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.bytedeco.ffmpeg.avcodec.AVCodecParameters;
import org.bytedeco.javacpp.BytePointer;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.ffmpeg.Ffmpeg;
import zoetrope.internal.video.h264.NalUnits;
import zoetrope.internal.video.h264.PictureParameterSet;
import zoetrope.internal.video.h264.RepeatFrames;
import zoetrope.internal.video.h264.SequenceParameterSet;
import zoetrope.output.OutputFormat;

/**
 * The headers of an H.264 stream, which all segments of a video share. They consist of x264's
 * parameter sets and the picture parameter set of {@link RepeatFrames}.
 *
 * @param configuration the {@code avcC} record, which must not be modified
 * @param delay by how many frames the decoding order is ahead of the presentation order, 0 without
 *     B pictures
 */
public record H264Headers(
    SequenceParameterSet sequence, PictureParameterSet picture, byte[] configuration, int delay)
    implements StreamHeaders {

  /**
   * Reads the encoder's headers.
   *
   * @param stream x264's global headers, in Annex B format
   * @param delay by how many frames the decoding order is ahead of the presentation order, 0
   *     without B pictures
   */
  public static H264Headers of(byte[] stream, int delay) {
    List<byte[]> units = NalUnits.split(stream);
    byte[] sps = single(units, NalUnits.SEQUENCE_PARAMETERS);
    byte[] pps = single(units, NalUnits.PICTURE_PARAMETERS);
    SequenceParameterSet sequence = supported(() -> SequenceParameterSet.parse(sps));
    byte[] repeat = RepeatFrames.parameters(sequence);
    return new H264Headers(
        sequence,
        supported(() -> PictureParameterSet.parse(pps)),
        configuration(sps, List.of(pps, repeat)),
        delay);
  }

  /** Returns the headers with this configuration and this delay, which were stored. */
  static H264Headers ofConfiguration(byte[] configuration, int delay) {
    byte[] sps = parameterSet(configuration, 6);
    byte[] pps = parameterSet(configuration, 8 + sps.length + 1);
    return new H264Headers(
        supported(() -> SequenceParameterSet.parse(sps)),
        supported(() -> PictureParameterSet.parse(pps)),
        configuration,
        delay);
  }

  private static <T> T supported(Supplier<T> parse) {
    try {
      return parse.get();
    } catch (IllegalArgumentException e) {
      throw new VideoException(e.getMessage(), e);
    }
  }

  private static byte[] parameterSet(byte[] configuration, int at) {
    int length = (configuration[at] & 0xff) << 8 | configuration[at + 1] & 0xff;
    return Arrays.copyOfRange(configuration, at + 2, at + 2 + length);
  }

  private static byte[] single(List<byte[]> units, int type) {
    List<byte[]> found = units.stream().filter(unit -> NalUnits.type(unit) == type).toList();
    if (found.size() != 1) {
      throw new VideoException(
          Messages.of(
              "x264 gave %s parameter sets of type %s where one is expected", found.size(), type));
    }
    return found.get(0);
  }

  /** Returns the AVCDecoderConfigurationRecord (ISO/IEC 14496-15, 5.3.3.1.2). */
  private static byte[] configuration(byte[] sps, List<byte[]> pictureSets) {
    ByteArrayOutputStream record = new ByteArrayOutputStream();
    record.write(1);
    record.write(sps, 1, 3); // profile, compatibility, level
    record.write(0xff); // lengths of four bytes
    record.write(0xe1); // one sequence parameter set
    appendShort(record, sps);
    record.write(pictureSets.size());
    pictureSets.forEach(parameterSet -> appendShort(record, parameterSet));
    int profile = sps[1] & 0xff;
    if (profile >= 100) {
      record.write(0xfc | 1); // 4:2:0
      record.write(0xf8); // 8 bits of luma
      record.write(0xf8); // 8 bits of chroma
      record.write(0); // no extensions
    }
    return record.toByteArray();
  }

  private static void appendShort(ByteArrayOutputStream record, byte[] unit) {
    record.write(unit.length >> 8);
    record.write(unit.length);
    record.write(unit, 0, unit.length);
  }

  @Override
  public void describe(AVCodecParameters parameters, OutputFormat format, String what) {
    parameters.codec_id(AV_CODEC_ID_H264);
    parameters.profile(configuration[1] & 0xff).level(configuration[3] & 0xff);
    addExtra(parameters, configuration, what);
  }

  /**
   * Copies data to a stream's extra data, which the stream then owns. Does nothing for empty data.
   * {@code what} completes the message "cannot ...".
   */
  public static void addExtra(AVCodecParameters parameters, byte[] data, String what) {
    if (data.length == 0) {
      return;
    }
    BytePointer extra =
        new BytePointer(
            Ffmpeg.notNull(av_mallocz(data.length + (long) AV_INPUT_BUFFER_PADDING_SIZE), what));
    extra.put(data, 0, data.length);
    parameters.extradata(extra).extradata_size(data.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof H264Headers that
        && delay == that.delay
        && Arrays.equals(configuration, that.configuration);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(configuration) + delay;
  }
}
