package zoetrope.studio;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A client that sends requests that no browser sends. */
final class RawClient implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 10_000;

  final Socket socket;
  private final InputStream in;
  private final OutputStream out;

  RawClient(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    in = socket.getInputStream();
    out = socket.getOutputStream();
  }

  /** Returns the head of the answer to a request with these headers. */
  String request(String path, String... headers) throws IOException {
    send("GET " + path + " HTTP/1.1\r\n" + String.join("\r\n", headers) + "\r\n\r\n");
    return head();
  }

  /** Requests the WebSocket of a window, and returns the head of the answer. */
  String upgrade(RunningStudio studio, String... more) throws IOException {
    String own =
        String.join(
            "\r\n",
            "Host: 127.0.0.1:" + studio.port(),
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==");
    return request("/window", own, String.join("\r\n", more));
  }

  void send(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  private String head() throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
      int next = in.read();
      if (next < 0) {
        break;
      }
      head.write(next);
    }
    return head.toString(StandardCharsets.ISO_8859_1);
  }

  /** Sends a text frame of a window (RFC 6455, 5.2), masked with zeros. */
  void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer head = ByteBuffer.allocate(14).put((byte) 0x81);
    if (bytes.length < 126) {
      head.put((byte) (0x80 | bytes.length));
    } else if (bytes.length < 1 << 16) {
      head.put((byte) (0x80 | 126)).putShort((short) bytes.length);
    } else {
      head.put((byte) (0x80 | 127)).putLong(bytes.length);
    }
    head.putInt(0);
    out.write(head.array(), 0, head.position());
    out.write(bytes);
    out.flush();
  }

  /** Returns the kind of the next frame: 1 for text, 8 for close; -1 at the end. */
  int frame() throws IOException {
    DataInputStream data = new DataInputStream(in);
    int first = data.read();
    if (first < 0) {
      return -1;
    }
    int length = data.read() & 0x7f;
    long bytes = length < 126 ? length : length == 126 ? data.readUnsignedShort() : data.readLong();
    data.skipNBytes(bytes);
    return first & 0x0f;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
