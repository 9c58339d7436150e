package zoetrope.video;

import static org.bytedeco.ffmpeg.global.avcodec.avcodec_parameters_from_context;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.bytedeco.ffmpeg.avcodec.AVPacket;

/** An encoder and the file its packets go to, opened, completed and given up together. */
final class EncodedFile implements AutoCloseable {
  private final PartFile part;
  private final CodecEncoder encoder;
  private final Muxer muxer;
  private boolean open = true;

  private EncodedFile(PartFile part, CodecEncoder encoder, Muxer muxer) {
    this.part = part;
    this.encoder = encoder;
    this.muxer = muxer;
  }

  static EncodedFile open(Path target, VideoSettings settings, Codec codec) {
    Container container = Container.of(target);
    PartFile part = PartFile.beside(target);
    CodecEncoder encoder = null;
    Muxer muxer = null;
    try {
      encoder = CodecEncoder.open(codec, settings, container != Container.GIF);
      muxer = Muxer.open(part, target, container, settings.rate());
      Ffmpeg.check(
          avcodec_parameters_from_context(muxer.parameters(), encoder.context()),
          "write " + target);
      muxer.begin();
      return new EncodedFile(part, encoder, muxer);
    } catch (RuntimeException | Error e) {
      if (muxer != null) {
        muxer.close();
      }
      if (encoder != null) {
        encoder.close();
      }
      part.discard();
      throw e;
    }
  }

  CodecEncoder encoder() {
    return encoder;
  }

  Muxer muxer() {
    return muxer;
  }

  void requireOpen() {
    if (!open) {
      throw new IllegalStateException("this film is finished or given up");
    }
  }

  /** Completes the file and gives it its name; gives it up when that fails. */
  void finish(long frames, Consumer<AVPacket> sink) {
    requireOpen();
    try {
      if (frames == 0) {
        throw new VideoException(
            "cannot write " + part.target() + ": the film has no frames; play or pause something");
      }
      encoder.flush(sink);
      muxer.finish();
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
    open = false;
    muxer.close();
    encoder.close();
    part.commit();
  }

  @Override
  public void close() {
    if (open) {
      open = false;
      muxer.close();
      encoder.close();
      part.discard();
    }
  }
}
