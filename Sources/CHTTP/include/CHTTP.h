#include <microhttpd.h>

/// The limits of a server.
struct http_limits {
  /// The maximum number of open connections.
  unsigned connections;
  /// The maximum number of open connections without an accepted request; of more the oldest are closed.
  unsigned strangers;
  /// The time after which a silent connection is closed, in seconds.
  unsigned timeout;
  /// The memory of each connection for the head of a request, in bytes.
  size_t memory;
};

/// Loads the library. Returns an error message, or NULL on success. The function is thread-safe.
const char *http_library_problem(void);

/// Starts a server on a listening socket, with one thread of its own for all connections. `handler` and `completed` get
/// `context` as their first argument. Returns NULL if the server cannot be started.
struct MHD_Daemon *http_start(
  int socket, struct http_limits limits, MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed,
  void *context);

/// Records that a request was accepted, so that its connection is no longer one of a stranger. `handler` calls it.
void http_accept(struct MHD_Connection *connection);
